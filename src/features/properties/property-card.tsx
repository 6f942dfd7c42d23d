import { ActionIcon } from '@mantine/core';
import { memo, startTransition, useState } from 'react';
import type { PhotoInList, PlanInList, PropertyAtHand, SendState } from '#db/queries/properties.ts';
import { properties as texts, propertyChanges } from '#i18n/catalogue/properties.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BinIcon, PencilIcon, PlusIcon } from '#ui/icons.tsx';
import { LongText } from '#ui/long-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditProperty } from './edit-property.tsx';
import type { ToDelete } from './goes-with.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './property-card.module.css';
import { SendNote } from './send-note.tsx';
import { useNear } from '#ui/use-near.ts';
import { useRatings, type Ratings } from './use-ratings.ts';

type Open = { kind: 'edit' } | { kind: 'photos'; at: number } | { kind: 'delete'; what: ToDelete };

/**
 * One property with its photos and floorplans, and all that can be done with them. Drawn again only when it has changed:
 * hundreds of others stand beside it.
 */
export const PropertyCard = memo(function Card({ userId, at }: { userId: string; at: PropertyAtHand }) {
  const { t } = useI18n();
  const { ref, isNear } = useNear<HTMLElement>();
  const ratings = useRatings(userId, at.plans, isNear);
  const [open, setOpen] = useState<Open>();
  const { property, state, plans, photos } = at;
  const { id, title, city, project_name: project, description } = property;
  const titleId = `property-${id}`;
  const hasWords = description !== null && description.trim() !== '';
  const isTwofold = hasWords || photos.length > 0;
  // A form is large: the button is seen to be pressed before it.
  const show = (what: Open) => startTransition(() => setOpen(what));
  const close = () => setOpen(undefined);
  return (
    <article ref={ref} className={classes.card} aria-labelledby={titleId} data-testid="property">
      <header className={classes.head}>
        <div className={classes.names}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <p className={classes.place}>
            {city}
            {project !== null && project.trim() !== '' && (
              <span className={classes.project}>{t(texts.project, { name: project })}</span>
            )}
          </p>
        </div>
        <div className={classes.acts}>
          <ActionIcon
            aria-label={t(propertyChanges.editNamed, { title })}
            onClick={() => show({ kind: 'edit' })}
          >
            <PencilIcon />
          </ActionIcon>
          <ActionIcon
            aria-label={t(propertyChanges.deleteNamed, { title })}
            onClick={() => show({ kind: 'delete', what: { kind: 'property', at } })}
          >
            <BinIcon />
          </ActionIcon>
        </div>
      </header>
      <SendNote userId={userId} state={state} />
      <div className={classes.body} {...(isTwofold && { 'data-has-two': true })}>
        {isTwofold && (
          <div className={classes.about}>
            {hasWords && (
              <LongText
                key={description}
                text={description}
                more={t(texts.readOn)}
                less={t(texts.readLess)}
              />
            )}
            {photos.length > 0 && (
              <div className={classes.photos}>
                <PhotoStrip
                  photos={photos}
                  title={title}
                  isNear={isNear}
                  onOpen={(index) => show({ kind: 'photos', at: index })}
                />
                {photoStates(photos).map((one) => (
                  <SendNote
                    key={one.kind === 'refused' ? one.act.opId : one.kind}
                    userId={userId}
                    state={one}
                  />
                ))}
              </div>
            )}
          </div>
        )}
        <section aria-label={t(texts.plans)}>
          {plans.length === 0 ? (
            <p className={classes.none}>{t(texts.noPlans)}</p>
          ) : (
            <ul className={classes.plans}>
              {plans.map((plan) => (
                <PlanCard
                  key={plan.floorplan.id}
                  userId={userId}
                  plan={plan}
                  rating={ratings?.get(plan.floorplan.id)}
                  isRated={ratings !== undefined}
                  isNear={isNear}
                  onDelete={() => show({ kind: 'delete', what: { kind: 'plan', plan } })}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
      <footer className={classes.foot}>
        <LinkButton
          to="/add-property"
          search={{ property: id }}
          size="sm"
          variant="subtle"
          leftSection={<PlusIcon size="1.125rem" />}
          aria-label={t(texts.addFilesTo, { title })}
        >
          {t(texts.addFiles)}
        </LinkButton>
        <Compare title={title} plans={plans} ratings={ratings} />
      </footer>
      {open?.kind === 'edit' && <EditProperty userId={userId} property={property} onClose={close} />}
      {open?.kind === 'photos' && (
        <PhotoViewer userId={userId} photos={photos} title={title} startAt={open.at} onClose={close} />
      )}
      {open?.kind === 'delete' && <DeleteDialog userId={userId} what={open.what} onClose={close} />}
    </article>
  );
});

function Compare({
  title,
  plans,
  ratings,
}: {
  title: string;
  plans: readonly PlanInList[];
  ratings: Ratings | undefined;
}) {
  const { t } = useI18n();
  const [newer, older] = plans.filter(({ floorplan }) => ratings?.has(floorplan.id));
  if (!newer || !older) return null;
  return (
    <LinkButton
      to="/compare"
      search={{ a: newer.floorplan.id, b: older.floorplan.id }}
      size="sm"
      variant="subtle"
      aria-label={t(texts.compareOf, { title })}
    >
      {t(texts.compare)}
    </LinkButton>
  );
}

/** What waits as one, and each that was refused by itself. */
function photoStates(photos: readonly PhotoInList[]): SendState[] {
  const states = photos.map(({ state }) => state);
  const files = states.flatMap((state) => (state.kind === 'waiting' ? state.files : []));
  const held = states.find(({ kind }) => kind === 'held');
  return [
    ...states.filter(({ kind }) => kind === 'refused'),
    ...(states.some(({ kind }) => kind === 'waiting') ? [{ kind: 'waiting', files } as const] : []),
    ...(held ? [held] : []),
  ];
}
