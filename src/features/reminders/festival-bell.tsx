import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { reminders as texts } from '#i18n/catalogue/reminders.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BellIcon, FilledBellIcon } from './bell-icons.tsx';
import { useFestivalReminder, useReminded } from './use-reminders.ts';

const BellDialog = lazy(async () => ({ default: (await import('./bell-dialog.tsx')).BellDialog }));

export interface FestivalBellProps {
  /** As the rules name it; for anything else nothing is drawn, as no rule says when it is. */
  festivalId: string;
  /** A way to have the date as a calendar file, offered to guests and where nothing can be shown. */
  calendarFile?: ReactNode;
}

/** To be reminded of a festival every year: says whether one is, and opens the choice of days. */
export function FestivalBell({ festivalId, calendarFile }: FestivalBellProps) {
  const { t } = useI18n();
  const userId = useReminded();
  const reminder = useFestivalReminder(userId, festivalId);
  const [isOpen, setIsOpen] = useState(false);
  if (!/^[a-z][a-z0-9_]*$/.test(festivalId)) return null;
  const isSet = reminder !== null && reminder !== undefined;
  return (
    <>
      <Button
        variant={isSet ? 'light' : 'default'}
        leftSection={isSet ? <FilledBellIcon /> : <BellIcon />}
        disabled={reminder === undefined}
        aria-haspopup="dialog"
        data-testid="festival-bell"
        onClick={() => setIsOpen(true)}
      >
        {t(isSet ? texts.bellOn : texts.bellOff)}
      </Button>
      {isOpen && userId !== undefined && reminder !== undefined && (
        <Suspense>
          <BellDialog
            festivalId={festivalId}
            userId={userId}
            reminder={reminder}
            calendarFile={calendarFile}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
