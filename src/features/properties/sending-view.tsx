import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, type ReactNode } from 'react';
import { userDatabase } from '#db/database.ts';
import type { SavedProperty } from '#db/mutations/add-property.ts';
import type { SendState } from '#db/queries/properties.ts';
import { sendStates } from '#db/queries/send-states.ts';
import { uploads } from '#i18n/catalogue/uploads.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { CameraIcon, CheckCircleIcon, PinIcon, PlanIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { SendNote } from './send-note.tsx';
import classes from './sending-view.module.css';
import { useSendingEnd } from './use-sending-end.ts';

/**
 * What was just saved, each part with how far it has come; it leads on to the properties once all of it is there, or
 * waits for something. Nobody has to stay for it.
 */
export function SendingView({ userId, saved }: { userId: string; saved: SavedProperty }) {
  const { t } = useI18n();
  const { propertyId, title, isNew, files } = saved;
  const found = useLiveQuery(async () => {
    try {
      return await sendStates(userDatabase(userId), [propertyId, ...files.map(({ id }) => id)]);
    } catch (error) {
      logQuietly('property', error);
      return undefined;
    }
  }, [userId, propertyId, files]);
  useSendingEnd(saved, found);
  useEffect(() => {
    // The button that was pressed has gone, and with it the place on the page.
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  const stateOf = (id: string): SendState => found?.states.get(id) ?? { kind: 'waiting', files: [] };
  return (
    <Screen width="reading" title={t(uploads.sendingTitle)} intro={t(uploads.sendingText)}>
      <ul className={classes.list} aria-label={t(uploads.sendingList)} data-testid="sending">
        {isNew && (
          <Part userId={userId} name={title} state={stateOf(propertyId)}>
            <PinIcon />
          </Part>
        )}
        {files.map(({ id, use, name }) => (
          <Part key={id} userId={userId} name={name} state={stateOf(id)}>
            {use === 'plan' ? <PlanIcon /> : <CameraIcon />}
          </Part>
        ))}
      </ul>
      <LinkButton to="/dashboard" variant="default" data-testid="leave-sending">
        {t(uploads.toDashboard)}
      </LinkButton>
    </Screen>
  );
}

interface PartProps {
  userId: string;
  name: string;
  state: SendState;
  children: ReactNode;
}

function Part({ userId, name, state, children }: PartProps) {
  const { t } = useI18n();
  return (
    <li className={classes.part} data-state={state.kind}>
      <span className={classes.sign}>{children}</span>
      <div className={classes.words}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {state.kind === 'there' ? (
          <span className={classes.sent}>
            <CheckCircleIcon size="1.125rem" />
            {t(uploads.sent)}
          </span>
        ) : (
          <SendNote userId={userId} state={state} />
        )}
      </div>
    </li>
  );
}
