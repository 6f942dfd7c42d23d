import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { SavedProperty } from '#db/mutations/add-property.ts';
import type { SendStates } from '#db/queries/send-states.ts';
import { propertyFailures } from '#i18n/catalogue/properties.ts';
import { uploads } from '#i18n/catalogue/uploads.ts';
import type { Message } from '#i18n/messages.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { showToast } from '#ui/toast.ts';

/** What has become of it. kept: it goes on by itself later · sending: one can watch it. */
type SendingEnd = 'sending' | 'kept' | 'property-refused' | 'plan-refused' | 'photo-refused' | 'done';

/** Leads on to the properties once there is nothing more to watch, and says why. */
export function useSendingEnd(saved: SavedProperty, found: SendStates | undefined): void {
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const end = found && sendingEnd(saved, found, isOnline);
  const hasEnded = useRef(false);
  useEffect(() => {
    if (end === undefined || end === 'sending' || hasEnded.current) return;
    hasEnded.current = true;
    showToast(toastOf(end, saved));
    void navigate({ to: '/dashboard', replace: true });
  }, [end, saved, navigate]);
}

/** What one would say of it now. */
function sendingEnd(
  { propertyId, isNew, files }: SavedProperty,
  { states, problem }: SendStates,
  isOnline: boolean,
): SendingEnd {
  const parts = [
    ...(isNew ? [{ id: propertyId, refused: 'property-refused' as const }] : []),
    ...files.map(({ id, use }) => ({
      id,
      refused: use === 'plan' ? ('plan-refused' as const) : ('photo-refused' as const),
    })),
  ].map((part) => ({ ...part, kind: states.get(part.id)?.kind ?? 'there' }));
  // The others are sent or refused by now as well, or go on by themselves.
  const refused = parts.find(({ kind }) => kind === 'refused');
  const isMoving = isOnline && problem === undefined && parts.some(({ kind }) => kind === 'waiting');
  if (isMoving) return 'sending';
  if (refused) return refused.refused;
  return parts.every(({ kind }) => kind === 'there') ? 'done' : 'kept';
}

function toastOf(
  end: Exclude<SendingEnd, 'sending'>,
  { isNew, files }: SavedProperty,
): Parameters<typeof showToast>[0] {
  switch (end) {
    case 'done':
      return { tone: 'success', title: { message: isNew ? uploads.created : uploadedText(files) } };
    case 'kept':
      return {
        tone: 'info',
        title: { message: uploads.keptTitle },
        description: { message: uploads.keptText },
      };
    case 'property-refused':
      return { tone: 'error', title: { message: propertyFailures.create } };
    case 'plan-refused':
      return { tone: 'error', title: { message: propertyFailures.plan } };
    case 'photo-refused':
      return { tone: 'error', title: { message: propertyFailures.photo } };
  }
}

function uploadedText(files: SavedProperty['files']): Message {
  const [first] = files;
  if (files.length !== 1 || !first) return uploads.filesUploaded;
  return first.use === 'plan' ? uploads.planUploaded : uploads.photoUploaded;
}
