import { Outlet } from '@tanstack/react-router';
import { frame } from '#i18n/catalogue/frame.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { InstallPlace } from './install-place.tsx';
import { LateNotes } from './late-notes.tsx';
import { OfflineNote } from './offline-note.tsx';
import { PageChange } from './page-change.tsx';
import { PlayerPlace } from './player-place.tsx';
import { ReturnNotes } from './return-notes.tsx';

/** What stands around every page. */
export function Frame() {
  const { t } = useI18n();
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content" data-frame-part>
        {t(frame.skipToContent)}
      </a>
      <Header />
      <OfflineNote />
      <LateNotes />
      <InstallPlace />
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <PlayerPlace />
      <BottomBar />
      <ToastHost />
      <PageChange />
      <ReturnNotes />
    </div>
  );
}
