import { useEffect, useState } from 'react';
import { contactTexts as texts } from '#i18n/catalogue/contact.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { contactAddresses } from '#session/contact.ts';
import { MailIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './contact-screen.module.css';

/** Address and number of the operator, and the way to an answer at once. */
export function ReachUs() {
  const { t } = useI18n();
  const addresses = useAddresses();
  return (
    <aside className={classes.aside} aria-label={t(texts.reachTitle)}>
      <h2>{t(texts.reachTitle)}</h2>
      {addresses === undefined && <div className={classes.room} />}
      {addresses === 'none' && (
        <p className={classes.room} data-testid="no-addresses">
          {t(texts.noAddresses)}
        </p>
      )}
      {typeof addresses === 'object' && (
        <dl className={`${classes.addresses} ${classes.room}`}>
          {addresses.email !== undefined && (
            <div>
              <dt>
                <MailIcon size="1.25rem" />
                {t(texts.email)}
              </dt>
              <dd>
                <a href={`mailto:${addresses.email}`}>{addresses.email}</a>
              </dd>
            </div>
          )}
          {addresses.phone !== undefined && (
            <div>
              <dt>{t(texts.phone)}</dt>
              <dd>
                <a href={`tel:${addresses.phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
                  {addresses.phone}
                </a>
              </dd>
            </div>
          )}
        </dl>
      )}
      <p>{t(texts.tradition)}</p>
      <LinkButton to="/chat" variant="default" size="sm">
        {t(texts.askInChat)}
      </LinkButton>
    </aside>
  );
}

/** Undefined until it has been asked. */
function useAddresses() {
  const [addresses, setAddresses] = useState<Awaited<ReturnType<typeof contactAddresses>>>();
  useEffect(() => {
    let isGone = false;
    async function ask() {
      const found = await contactAddresses();
      if (!isGone) setAddresses(found);
    }
    void ask();
    return () => {
      isGone = true;
    };
  }, []);
  return addresses;
}
