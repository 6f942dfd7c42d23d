import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { userDatabase } from '#db/database.ts';
import { saveProperty, type SavedProperty } from '#db/mutations/add-property.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import { newPropertyDraft } from '#db/schema.ts';
import { propertyFailures } from '#i18n/catalogue/properties.ts';
import { uploads } from '#i18n/catalogue/uploads.ts';
import type { Message } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { signedInUserId } from '#session/session-store.ts';
import { showToast } from '#ui/toast.ts';

/** Saves what the draft holds on the device, says where that failed, and hands on what is to be followed. */
export function useSaveProperty(
  userId: string,
  draftId: string,
  onSaved: (saved: SavedProperty) => void,
): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    if (signedInUserId() !== userId) {
      showToast({ tone: 'error', title: { message: uploads.logInFirst } });
      return;
    }
    const outcome = await tried(userId, draftId);
    switch (outcome?.kind) {
      case 'saved':
        onSaved(outcome.saved);
        return;
      case 'saved-before':
        await navigate({ to: '/dashboard' });
        return;
      case 'full':
        tellFailure(failedText(draftId), uploads.noRoom);
        return;
      case 'refused':
        tellFailure(outcome.act === 'photo.create' ? propertyFailures.photo : failedText(draftId));
        return;
      case undefined:
        tellFailure(failedText(draftId));
        return;
      default:
        return assertNever(outcome);
    }
  }, [userId, draftId, onSaved, navigate]);
}

async function tried(userId: string, draftId: string) {
  try {
    const db = userDatabase(userId);
    const draft = await db.property_drafts.get(draftId);
    if (!draft) return { kind: 'saved-before' } as const;
    const outcome = await saveProperty(db, draft, keepingNow(userId));
    if (outcome.kind === 'refused') logQuietly('property', outcome);
    return outcome;
  } catch (error) {
    logQuietly('property', error);
    return undefined;
  }
}

/** What did not come about, by what was to be saved. */
function failedText(draftId: string): Message {
  return draftId === newPropertyDraft ? propertyFailures.create : propertyFailures.plan;
}

function tellFailure(title: Message, description?: Message): void {
  showToast({
    tone: 'error',
    title: { message: title },
    ...(description && { description: { message: description } }),
  });
}
