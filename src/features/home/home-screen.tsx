import type { ReactNode } from 'react';
import { home } from '#i18n/catalogue/home.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { Screen } from '#ui/screen.tsx';
import type { VoiceSlot } from '#ui/voice-slot.ts';
import blocks from './blocks.module.css';
import { FestivalsPromo } from './festivals-promo.tsx';
import { FloorplanCard } from './floorplan-card.tsx';
import classes from './home-screen.module.css';
import { JoinBlock } from './join-block.tsx';
import { QuestionCard } from './question-card.tsx';
import { Rings } from './rings.tsx';

/** The first page: what Disha does, and the two ways to begin. */
export function HomeScreen({ voice, today }: { voice?: VoiceSlot; today?: ReactNode }) {
  const { t } = useI18n();
  const { status } = useSession();
  return (
    <Screen width="full" documentTitle={t(home.documentTitle)}>
      <section className={classes.hero}>
        <Rings className={classes.rings} />
        <div className={classes.heroInner}>
          <h1 className={classes.title} tabIndex={-1}>
            {t(home.heroTitle)}
          </h1>
          <p className={classes.lead}>{t(home.heroText)}</p>
        </div>
      </section>
      <div className={classes.body}>
        <div className={classes.cards}>
          <QuestionCard voice={voice} />
          <FloorplanCard />
        </div>
        {today && (
          <section className={blocks.today} aria-labelledby="today-title">
            {today}
          </section>
        )}
        <FestivalsPromo />
        {status === 'guest' && <JoinBlock />}
      </div>
    </Screen>
  );
}
