import { useId, type ReactNode } from 'react';
import type { Aarti, SharedAarti } from '#db/queries/content-aartis.ts';
import type { OwnAarti } from '#db/queries/own-aartis.ts';
import { festivalAartis as texts } from '#i18n/catalogue/festival-details.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { scriptLanguage, Verses } from '#ui/verses.tsx';
import classes from './aarti-card.module.css';
import type { FestivalAartiSlots } from './aarti-slots.ts';
import { FestivalReadLink } from './read-link.tsx';
import { TagList } from './tag-list.tsx';

/** An aarti for everybody: its title and deity, its words, its tags, and the ways to read and to hear it. */
export function FestivalAartiCard({ aarti, slots }: { aarti: Aarti; slots: FestivalAartiSlots }) {
  const { t, language } = useI18n();
  const { id, deity, content, tags } = aarti;
  const title = aarti.title[language];
  return (
    <AartiFrame
      title={title}
      badge={deity ? deity[language] : t(texts.unknownDeity)}
      tags={tags}
      testId="aarti"
    >
      <Verses label={t(texts.words, { title })} text={content} />
      <div className={classes.acts}>
        <FestivalReadLink aartiId={id} title={title} />
        {slots.renderAudio(aarti)}
      </div>
    </AartiFrame>
  );
}

/** One that somebody has shared, as it was when it was looked at. */
export function SharedAartiCard({ aarti }: { aarti: SharedAarti }) {
  const { t } = useI18n();
  const { id, title, content, file, tags } = aarti;
  return (
    <AartiFrame title={title} badge={t(texts.sharedBy)} kind="shared" tags={tags} testId="shared-aarti">
      {content !== undefined && <Verses label={t(texts.words, { title })} text={content} />}
      {file && <p className={classes.soft}>{t(file.kind === 'pdf' ? texts.isPdf : texts.isPicture)}</p>}
      <div className={classes.acts}>
        <FestivalReadLink aartiId={id} title={title} />
      </div>
    </AartiFrame>
  );
}

interface OwnAartiCardProps {
  own: OwnAarti;
  slots: FestivalAartiSlots;
  onRemoved(): void;
}

/** One of the user's own. */
export function OwnAartiCard({ own, slots, onRemoved }: OwnAartiCardProps) {
  const { t } = useI18n();
  const { id, title, tags } = own.aarti;
  return (
    <AartiFrame title={title} badge={t(texts.yours)} kind="own" tags={tags ?? []} testId="own-aarti">
      {slots.renderOwn(own, { read: <FestivalReadLink aartiId={id} title={title} />, onRemoved })}
    </AartiFrame>
  );
}

interface AartiFrameProps {
  title: string;
  badge: string;
  kind?: 'library' | 'own' | 'shared';
  tags: readonly string[];
  testId: string;
  children: ReactNode;
}

/** What every aarti is shown in. */
function AartiFrame({ title, badge, kind = 'library', tags, testId, children }: AartiFrameProps) {
  const titleId = useId();
  return (
    <article className={classes.card} aria-labelledby={titleId} data-testid={testId}>
      <header className={classes.head}>
        <h4 id={titleId} className={classes.title} dir="auto" lang={scriptLanguage(title)}>
          {title}
        </h4>
        <span className={classes.badge} data-kind={kind}>
          {badge}
        </span>
      </header>
      {children}
      <TagList tags={tags} />
    </article>
  );
}
