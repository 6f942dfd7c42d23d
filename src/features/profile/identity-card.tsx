import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { userDatabase } from '#db/database.ts';
import { withdraw } from '#db/mutations/withdraw.ts';
import type { Profile, RefusedChange } from '#db/queries/profile.ts';
import { profile as texts } from '#i18n/catalogue/profile.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { useRole } from '#session/use-role.ts';
import { CameraIcon, CheckCircleIcon, ClockIcon, CloudUpIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import { Avatar } from './avatar.tsx';
import { EditProfileDialog } from './edit-dialog.tsx';
import { initials } from './initials.ts';
import { PictureDialog } from './picture-dialog.tsx';
import classes from './profile.module.css';
import { refusedFieldOf, isPicture, reasonOf, Refusals } from './refusals.tsx';
import { usePictureAddress } from './use-picture-address.ts';

export interface IdentityCardProps {
  userId: string;
  /** As the auth service knows it, for a profile that has none. */
  email: string;
  profile: Profile;
  signOut: ReactNode;
}

type OpenDialog = { kind: 'edit'; refused?: RefusedChange } | { kind: 'picture' };

/** Who somebody is here, and the ways to change that. */
export function IdentityCard({ userId, email, profile, signOut }: IdentityCardProps) {
  const { t } = useI18n();
  const role = useRole(userId);
  const address = usePictureAddress(userId, profile);
  const [dialog, setDialog] = useState<OpenDialog>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { row, refused, isUnsent } = profile;
  const isVerified = row.verification_status === 'verified';
  const letters = initials(row.full_name, row.username);
  const hasPicture = row.avatar_url !== null;
  useFocusAfter(refused.length, heading);

  async function discard({ row: act }: RefusedChange): Promise<void> {
    try {
      await withdraw(userDatabase(userId), act.opId, () => crypto.randomUUID());
    } catch (error) {
      logQuietly('profile', error);
      showToast({ tone: 'error', title: { message: texts.notKept } });
    }
  }

  return (
    <section className={classes.card} aria-labelledby="profile-name">
      <div className={classes.identity}>
        <div className={classes.portrait}>
          <Avatar initials={letters} address={address} />
          <button
            type="button"
            className={classes.portraitButton}
            aria-label={t(hasPicture ? texts.changePicture : texts.addPicture)}
            onClick={() => setDialog({ kind: 'picture' })}
          >
            <span className={classes.camera}>
              <CameraIcon size="1.125rem" />
            </span>
          </button>
        </div>
        <div className={classes.who}>
          <h2 id="profile-name" ref={heading} tabIndex={-1} className={classes.name} dir="auto">
            {row.full_name ?? t(texts.noName)}
          </h2>
          <p className={classes.handle}>@{row.username}</p>
          <p className={classes.mail}>{row.email ?? email}</p>
          <p className={classes.badges}>
            <span className={classes.badge} data-tone={isVerified ? 'tulsi' : 'haldi'}>
              {isVerified ? <CheckCircleIcon size="1.125rem" /> : <ClockIcon size="1.125rem" />}
              {t(isVerified ? texts.verified : texts.pending)}
            </span>
            {role === 'admin' && (
              <span className={classes.badge} data-tone="gold">
                {t(texts.admin)}
              </span>
            )}
          </p>
        </div>
      </div>
      {!isVerified && <p className={classes.quiet}>{t(texts.pendingText)}</p>}
      <div className={classes.notes} aria-live="polite">
        {isUnsent && (
          <p className={classes.unsent}>
            <CloudUpIcon size="1.25rem" />
            <span>{t(texts.unsent)}</span>
          </p>
        )}
        {refused.length > 0 && (
          <Refusals
            refused={refused}
            onEdit={(one) => setDialog(isPicture(one) ? { kind: 'picture' } : { kind: 'edit', refused: one })}
            onDiscard={(one) => void discard(one)}
          />
        )}
      </div>
      <div className={classes.actions}>
        <Button size="sm" variant="light" onClick={() => setDialog({ kind: 'edit' })}>
          {t(texts.edit)}
        </Button>
        {signOut}
      </div>
      {dialog?.kind === 'edit' && (
        <EditProfileDialog
          userId={userId}
          row={row}
          refused={toMend(dialog.refused)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === 'picture' && (
        <PictureDialog
          userId={userId}
          hasPicture={hasPicture}
          current={
            <Avatar initials={letters} address={address} {...(hasPicture && { alt: t(texts.yourPicture) })} />
          }
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );

  function toMend(one: RefusedChange | undefined) {
    const found = one && refusedFieldOf(one);
    return found && { ...found, reason: reasonOf(one, t) };
  }
}

/** A notice that has been dealt with takes its buttons along, and with them the focus. */
function useFocusAfter(count: number, place: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count, place]);
}
