import { Button } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { share } from '#i18n/catalogue/share.ts';
import { saySize } from '#i18n/say-size.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import type { SharedFile } from '#lib/shared-store.ts';
import { useSession } from '#session/use-session.ts';
import { Deferred } from '#ui/deferred.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlanIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './share-screen.module.css';
import { useShared } from './use-shared.ts';

export interface ShareScreenProps {
  /** It came, and could not be kept. */
  isLost: boolean;
  /** The system has opened a file with the app. */
  isLaunched: boolean;
}

/** What another app has handed over, and what may become of it. */
export function ShareScreen(props: ShareScreenProps) {
  const { t, language } = useI18n();
  const { status } = useSession();
  const { view, ask, readPlan, leave } = useShared(props);
  switch (view.kind) {
    case 'looking':
      return (
        <Screen title={t(share.title)} width="reading">
          <Deferred>
            <output>{t(share.looking)}</output>
          </Deferred>
        </Screen>
      );
    case 'file': {
      const { file, words } = view.shared;
      return (
        <Screen title={t(share.title)} width="reading" intro={t(share.fileText)}>
          <figure className={classes.file} data-testid="shared-file">
            <Preview key={view.shared.id} file={file} />
            <figcaption className={classes.name}>
              <bdi>{file.name}</bdi>
              <span className={classes.size}>{saySize(file.bytes.byteLength, language)}</span>
            </figcaption>
          </figure>
          {words !== '' && <blockquote className={classes.words}>{words}</blockquote>}
          <div className={classes.acts}>
            <Button onClick={() => void readPlan({ file })} data-testid="read-plan">
              {t(status === 'guest' ? share.readPlanAsGuest : share.readPlan)}
            </Button>
            {words !== '' && (
              <Button variant="default" onClick={() => void ask(words)}>
                {t(share.askInstead)}
              </Button>
            )}
            <Button variant="subtle" color="gray" onClick={() => void leave()}>
              {t(share.leave)}
            </Button>
          </div>
        </Screen>
      );
    }
    case 'no-room':
      return (
        <Screen title={t(share.title)} width="reading" intro={t(share.wordsText)}>
          <blockquote className={classes.words}>{view.words}</blockquote>
          <div className={classes.acts}>
            <LinkButton to="/chat">{t(share.toChat)}</LinkButton>
            <Button variant="subtle" color="gray" onClick={() => void leave()}>
              {t(share.leave)}
            </Button>
          </div>
        </Screen>
      );
    case 'fault':
      return <Told title={t(share.faultTitle)} text={t(share[view.fault])} />;
    case 'lost':
      return <Told title={t(share.lostTitle)} text={t(share.lostText)} />;
    case 'nothing':
      return <Told title={t(share.nothingTitle)} text={t(share.nothingText)} />;
    default:
      return assertNever(view);
  }
}

/** What can be done instead. */
function Told({ title, text }: { title: string; text: ReactNode }) {
  const { t } = useI18n();
  return (
    <Screen documentTitle={`${title} · ${t(ui.productName)}`}>
      <EmptyState
        order={1}
        title={title}
        text={text}
        action={
          <span className={classes.acts}>
            <LinkButton to="/upload">{t(share.chooseFile)}</LinkButton>
            <LinkButton to="/chat" variant="default">
              {t(share.ask)}
            </LinkButton>
          </span>
        }
      />
    </Screen>
  );
}

/** The picture where this browser can show it; a PDF, or a picture that it cannot, has a sign. */
function Preview({ file: { bytes, type } }: { file: SharedFile }) {
  const [isShown, setIsShown] = useState(type.startsWith('image/'));
  const draw = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([bytes], { type }));
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes, type],
  );
  return isShown ? (
    <img className={classes.picture} ref={draw} alt="" onError={() => setIsShown(false)} />
  ) : (
    <span className={classes.sign}>
      <PlanIcon size="3rem" />
    </span>
  );
}
