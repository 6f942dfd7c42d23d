import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { SendState } from '#db/queries/properties.ts';
import { aartis as texts, deitySending } from '#i18n/catalogue/aartis.ts';
import { formatNumber } from '#i18n/format.ts';
import { isolated } from '#i18n/isolated.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { AlertIcon, BinIcon, CloudUpIcon } from '#ui/icons.tsx';
import { scriptLanguage } from '#ui/verses.tsx';
import classes from './deity-card.module.css';
import { DeityArt } from './deity-art.tsx';
import { aartiCount, type ShownDeity } from './shown-deity.ts';

export interface DeityCardProps {
  shown: ShownDeity;
  isSelected: boolean;
  /** The button that chooses it. */
  chooser: RefObject<HTMLButtonElement | null> | undefined;
  /** Whether it is in sight from the start. */
  isFirst: boolean;
  /** Chooses it, or lets go of it where it was chosen. */
  onSelect(): void;
  onRemove(): void;
}

/** A deity of the collection, to be chosen or taken out. */
export function DeityCard({ shown, isSelected, chooser, isFirst, onSelect, onRemove }: DeityCardProps) {
  const { t, language } = useI18n();
  const { name, names, image, isCustom, state } = shown;
  const count = aartiCount(shown);
  return (
    <article className={classes.card} data-selected={isSelected || undefined} data-testid="deity-card">
      <button
        ref={chooser}
        type="button"
        className={classes.choose}
        aria-pressed={isSelected}
        onClick={onSelect}
        data-testid="select-deity"
      >
        <DeityArt names={names} image={image} isOwn={isCustom} size="medium" isFirst={isFirst} />
        <bdi className={classes.name} lang={scriptLanguage(name)} data-testid="deity-name">
          {name}
        </bdi>
        <span className={classes.count}>
          {t(count === 1 ? texts.count : texts.countMany, { count: formatNumber(count, language) })}
        </span>
        {isCustom && <span className={classes.badge}>{t(texts.custom)}</span>}
      </button>
      <DeitySendNote state={state} />
      <ActionIcon
        className={classes.remove}
        aria-label={t(texts.removeNamed, { name: isolated(name) })}
        title={t(texts.removeNamed, { name: isolated(name) })}
        onClick={onRemove}
        data-testid="remove-deity"
      >
        <BinIcon size="1.25rem" />
      </ActionIcon>
    </article>
  );
}

/** How it stands on its way to the server; nothing once it is there. */
function DeitySendNote({ state }: { state: SendState }) {
  const { t } = useI18n();
  switch (state.kind) {
    case 'there':
      return null;
    case 'waiting':
      return (
        <p className={classes.note} data-testid="deity-waits">
          <CloudUpIcon size="1.125rem" />
          <span>{t(deitySending.waiting)}</span>
        </p>
      );
    case 'held':
      return (
        <p className={classes.note}>
          <CloudUpIcon size="1.125rem" />
          <Link to="/settings/sync">{t(deitySending.held)}</Link>
        </p>
      );
    case 'refused':
      return (
        <p className={classes.note} data-refused data-testid="deity-refused">
          <AlertIcon size="1.125rem" />
          <Link to="/settings/sync">{t(deitySending.refused)}</Link>
        </p>
      );
    default:
      return assertNever(state);
  }
}
