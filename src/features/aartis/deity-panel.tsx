import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { Aarti } from '#db/queries/content-aartis.ts';
import type { OwnAarti } from '#db/queries/own-aartis.ts';
import { aartis as texts } from '#i18n/catalogue/aartis.ts';
import { isolated } from '#i18n/isolated.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BackIcon, PencilIcon, PlusIcon } from '#ui/icons.tsx';
import { LongText } from '#ui/long-text.tsx';
import { AartiCard } from './aarti-card.tsx';
import type { AartiSlots } from './aarti-slots.ts';
import { DeityArt } from './deity-art.tsx';
import { Verses } from '#ui/verses.tsx';
import classes from './deity-panel.module.css';
import { ReadLink } from './read-link.tsx';
import { aartiCount, type ShownDeity } from './shown-deity.ts';

export interface DeityPanelProps {
  shown: ShownDeity;
  slots: Pick<AartiSlots, 'renderAudio' | 'renderOwn'>;
  onAddAarti(): void;
  onEdit(): void;
  /** Leads back to the deity among the others, where they stand above the panel. */
  onBack(): void;
}

/** The aartis of the deity that is chosen: those for everybody, then the user's own; one is open at a time. */
export function DeityPanel({ shown, slots, onAddAarti, onEdit, onBack }: DeityPanelProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  const [openId, setOpenId] = useState<string>();
  const adding = useRef<HTMLButtonElement>(null);
  const { name, names, image, isCustom, about, deity, defaults, aartis } = shown;
  const dates = deity.important_dates ?? [];
  const toggle = (id: string) => setOpenId((now) => (now === id ? undefined : id));
  return (
    <section className={classes.panel} aria-labelledby={titleId} data-testid="deity-panel">
      <button type="button" className={classes.back} onClick={onBack} data-testid="back-to-deities">
        <BackIcon size="1.25rem" />
        {t(texts.yourDeities)}
      </button>
      <div className={classes.head}>
        <DeityArt names={names} image={image} isOwn={isCustom} size="medium" isFirst />
        <h2 id={titleId} tabIndex={-1} className={classes.title}>
          {t(texts.panelTitle, { name: isolated(name) })}
        </h2>
      </div>
      {about !== undefined && (
        <div className={classes.about}>
          <LongText key={about} text={about} more={t(texts.readOn)} less={t(texts.readLess)} />
        </div>
      )}
      {dates.length > 0 && (
        <div>
          <h3 className={classes.small}>{t(texts.importantDates)}</h3>
          <ul className={classes.dates}>
            {dates.map((date, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same line may stand there twice
              <li key={`${index} ${date}`} dir="auto">
                {date}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.acts}>
        <Button
          ref={adding}
          variant="light"
          size="sm"
          leftSection={<PlusIcon size="1.125rem" />}
          onClick={onAddAarti}
          data-testid="add-own-aarti"
        >
          {t(texts.addAarti)}
        </Button>
        {isCustom && (
          <Button
            variant="default"
            size="sm"
            leftSection={<PencilIcon size="1.125rem" />}
            aria-label={t(texts.editNamed, { name: isolated(name) })}
            onClick={onEdit}
            data-testid="edit-deity"
          >
            {t(texts.edit)}
          </Button>
        )}
      </div>
      {aartiCount(shown) === 0 ? (
        <p className={classes.empty} data-testid="no-aartis">
          {t(texts.noneYet, { deity: isolated(name) })}
        </p>
      ) : (
        <ul className={classes.list}>
          {defaults.map((aarti) => (
            <li key={aarti.id}>
              <AartiCard
                title={aarti.title[language]}
                badge={t(texts.default)}
                isOpen={openId === aarti.id}
                onToggle={() => toggle(aarti.id)}
              >
                <DefaultAarti aarti={aarti} slots={slots} />
              </AartiCard>
            </li>
          ))}
          {aartis.map((own) => (
            <li key={own.aarti.id}>
              <AartiCard
                title={own.aarti.title}
                badge={t(texts.yours)}
                isOwn
                isOpen={openId === own.aarti.id}
                onToggle={() => toggle(own.aarti.id)}
              >
                <OwnOf own={own} slots={slots} onRemoved={() => adding.current?.focus()} />
              </AartiCard>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface OwnOfProps {
  own: OwnAarti;
  slots: Pick<AartiSlots, 'renderOwn'>;
  onRemoved(): void;
}

function OwnOf({ own, slots, onRemoved }: OwnOfProps) {
  const { id, title } = own.aarti;
  return slots.renderOwn(own, { read: <ReadLink aartiId={id} title={title} />, onRemoved });
}

interface DefaultAartiProps {
  aarti: Aarti;
  slots: Pick<AartiSlots, 'renderAudio'>;
}

function DefaultAarti({ aarti, slots }: DefaultAartiProps) {
  const { t, language } = useI18n();
  const benefitsId = useId();
  const { title, content, origin, benefits } = aarti;
  return (
    <>
      {origin && (
        <p className={classes.origin} dir="auto">
          {origin[language]}
        </p>
      )}
      <div className={classes.acts}>
        <ReadLink aartiId={aarti.id} title={title[language]} />
        {slots.renderAudio(aarti)}
      </div>
      <Verses label={t(texts.wordsOf, { title: isolated(title[language]) })} text={content} />
      <section className={classes.benefits} aria-labelledby={benefitsId} data-testid="benefits">
        <h4 id={benefitsId} className={classes.small}>
          {t(texts.benefits)}
        </h4>
        <p dir="auto">{benefits ? benefits[language] : t(texts.benefitsOfAny)}</p>
      </section>
    </>
  );
}
