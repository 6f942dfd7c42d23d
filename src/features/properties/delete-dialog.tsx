import { userDatabase } from '#db/database.ts';
import { deleteFloorplan, deletePhoto, deleteProperty } from '#db/mutations/change-property.ts';
import { keepingNow, type KeepOutcome } from '#db/mutations/keep-acts.ts';
import type { PlanInList } from '#db/queries/properties.ts';
import { propertyChanges as texts } from '#i18n/catalogue/properties.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './dialogs.module.css';
import { goesWith, isOnlyHere, sayTogether, type ToDelete } from './goes-with.ts';
import { useRatings } from './use-ratings.ts';

export interface DeleteDialogProps {
  userId: string;
  what: ToDelete;
  onClose(): void;
}

const words = {
  property: {
    question: texts.deleteProperty,
    done: texts.propertyDeleted,
    failed: texts.propertyDeleteFailed,
  },
  plan: { question: texts.deletePlan, done: texts.planDeleted, failed: texts.planDeleteFailed },
  photo: { question: texts.deletePhoto, done: texts.photoDeleted, failed: texts.photoDeleteFailed },
} as const;

/** Asks before something is deleted, and says what goes with it. */
export function DeleteDialog({ userId, what, onClose }: DeleteDialogProps) {
  const { t, language } = useI18n();
  const { question, done, failed } = words[what.kind];
  const ratings = useRatings(userId, plansOf(what), true);
  const together = sayTogether(goesWith(what, ratings), t, language);
  const title = titleOf(what);

  async function remove(): Promise<boolean> {
    const { kind } = await tried(userId, what);
    if (kind === 'kept') return true;
    showToast({ tone: 'error', title: { message: kind === 'full' ? texts.deviceFull : failed } });
    return false;
  }

  function sayDone(): void {
    showToast({ tone: 'success', title: { message: done } });
    // What had the focus before is gone.
    (document.querySelector<HTMLElement>('dialog[open] button') ?? document.querySelector('h1'))?.focus();
  }

  return (
    <AskBefore
      title={t(question)}
      keepLabel={t(texts.cancel)}
      removeLabel={t(texts.delete)}
      removeTestId="confirm-delete"
      remove={remove}
      onRemoved={sayDone}
      onClose={onClose}
    >
      <p>
        {title === undefined
          ? t(texts.deletePhotoText)
          : together === undefined
            ? t(texts.deleteAlone, { title })
            : t(texts.deleteWith, { title, what: together })}
      </p>
      {isOnlyHere(what) && <p className={classes.onlyHere}>{t(texts.onlyHere)}</p>}
    </AskBefore>
  );
}

function plansOf(what: ToDelete): readonly PlanInList[] {
  if (what.kind === 'property') return what.at.plans;
  return what.kind === 'plan' ? [what.plan] : [];
}

function titleOf(what: ToDelete): string | undefined {
  switch (what.kind) {
    case 'property':
      return what.at.property.title;
    case 'plan':
      return what.plan.floorplan.title;
    case 'photo':
      return what.photo.photo.caption?.trim() || undefined;
    default:
      return assertNever(what);
  }
}

async function tried(userId: string, what: ToDelete): Promise<KeepOutcome | { kind: 'failed' }> {
  try {
    return await performed(userId, what);
  } catch (error) {
    logQuietly('properties', error);
    return { kind: 'failed' };
  }
}

function performed(userId: string, what: ToDelete): Promise<KeepOutcome> {
  const db = userDatabase(userId);
  const keeping = keepingNow(userId);
  switch (what.kind) {
    case 'property': {
      const { property, plans, photos } = what.at;
      return deleteProperty(
        db,
        {
          id: property.id,
          plans: plans.map(({ floorplan }) => floorplan),
          photos: photos.map(({ photo }) => photo),
        },
        keeping,
      );
    }
    case 'plan':
      return deleteFloorplan(db, what.plan.floorplan, keeping);
    case 'photo':
      return deletePhoto(db, what.photo.photo, keeping);
    default:
      return assertNever(what);
  }
}
