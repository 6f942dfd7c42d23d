import { Button, TextInput } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import {
  gstPercent,
  gstStates,
  readGstin,
  readGstState,
  serviceCode,
  taxInside,
  type GstState,
} from '#domain/credits/gst.ts';
import type { PaymentOrder } from '#domain/credits/statement.ts';
import { receipt as texts } from '#i18n/catalogue/receipt.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { formatDate, formatNumber, formatRupees } from '#i18n/format.ts';
import { planText } from '#i18n/plan-text.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { Seller } from '#session/credits.ts';
import type { SessionUser } from '#session/session-store.ts';
import { LogoMark } from '#ui/logo.tsx';
import './credits-css.ts';
import classes from './receipt.module.css';

export interface ReceiptPageProps {
  user: Pick<SessionUser, 'email' | 'fullName'>;
  /** It has been paid. */
  order: PaymentOrder;
  seller: Seller | undefined;
}

/** As the buyer wants to stand on the page; nothing of it is kept. */
interface Buyer {
  name: string;
  gstin: string;
  state: GstState | undefined;
}

/** India keeps its books by its own day, wherever the reader is. */
const bookZone = 'Asia/Kolkata';

/** A receipt to be printed, and beside it what its buyer wants to stand on it. */
export function ReceiptPage({ user, order, seller }: ReceiptPageProps) {
  const { t } = useI18n();
  const [buyer, setBuyer] = useState<Buyer>({ name: user.fullName ?? '', gstin: '', state: undefined });
  return (
    <div className={classes.screen}>
      <Sheet order={order} seller={seller} buyer={buyer} email={user.email} />
      <div className={classes.beside} data-frame-part>
        <Button onClick={() => window.print()}>{t(texts.print)}</Button>
        <BuyerForm buyer={buyer} hasTax={seller?.gstin !== undefined} onChange={setBuyer} />
      </div>
    </div>
  );
}

function BuyerForm({
  buyer,
  hasTax,
  onChange,
}: {
  buyer: Buyer;
  hasTax: boolean;
  onChange(buyer: Buyer): void;
}) {
  const { t, language } = useI18n();
  const id = useId();
  const isWrong = buyer.gstin !== '' && readGstin(buyer.gstin) === undefined;
  return (
    <section aria-labelledby={`${id}-title`} className={classes.form}>
      <h2 id={`${id}-title`} className={classes.formTitle}>
        {t(texts.details)}
      </h2>
      <p className={classes.quiet}>{t(texts.detailsText)}</p>
      <TextInput
        label={t(texts.buyerName)}
        value={buyer.name}
        maxLength={120}
        autoComplete="organization"
        onChange={({ currentTarget }) => onChange({ ...buyer, name: currentTarget.value })}
      />
      {hasTax && (
        <>
          <TextInput
            label={t(texts.buyerGstin)}
            value={buyer.gstin}
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            error={isWrong && t(texts.gstinWrong)}
            onChange={({ currentTarget }) => onChange({ ...buyer, gstin: currentTarget.value })}
          />
          <div>
            <label htmlFor={`${id}-state`} className={classes.label}>
              {t(texts.buyerState)}
            </label>
            <select
              id={`${id}-state`}
              className={classes.select}
              // A number of one state cannot be had in another.
              disabled={readGstin(buyer.gstin) !== undefined}
              value={readGstin(buyer.gstin)?.state ?? buyer.state ?? ''}
              onChange={({ currentTarget }) =>
                onChange({ ...buyer, state: readGstState(currentTarget.value) })
              }
            >
              <option value="">–</option>
              {Object.entries(gstStates)
                .sort(([, one], [, other]) => one.en.localeCompare(other.en))
                .map(([code, name]) => (
                  <option key={code} value={code}>
                    {name[language]}
                  </option>
                ))}
            </select>
          </div>
        </>
      )}
    </section>
  );
}

interface SheetProps {
  order: PaymentOrder;
  seller: Seller | undefined;
  buyer: Buyer;
  email: string;
}

/** The page that is printed. */
function Sheet({ order, seller, buyer, email }: SheetProps) {
  const { t, language } = useI18n();
  const day = (at: string) => formatDate(new Date(at), language, bookZone);
  const gstin = seller?.gstin;
  const sellerState = (gstin ? readGstin(gstin)?.state : undefined) ?? readGstState(seller?.state ?? '');
  const buyerGstin = readGstin(buyer.gstin);
  // Whoever says nothing of where they are is served where the seller is (Integrated GST Act 2017, section 12(2)).
  const supplyState = buyerGstin?.state ?? buyer.state ?? sellerState;
  return (
    <article className={classes.sheet} data-testid="receipt">
      <header className={classes.head}>
        <p className={classes.brand}>
          <LogoMark className={classes.mark} />
          {t(ui.productName)}
        </p>
        <h1 className={classes.title} tabIndex={-1}>
          {t(gstin ? texts.taxInvoice : texts.title)}
        </h1>
      </header>
      {order.isSandbox && <p className={classes.sandbox}>{t(texts.sandbox)}</p>}
      <dl className={classes.facts} data-numeric>
        <Fact name={t(gstin ? texts.invoiceNumber : texts.number)}>{order.receiptNumber ?? order.id}</Fact>
        <Fact name={t(texts.date)}>
          <time dateTime={order.paidAt ?? order.createdAt}>{day(order.paidAt ?? order.createdAt)}</time>
        </Fact>
        <Fact name={t(texts.order)}>{order.id}</Fact>
        {order.paymentId && <Fact name={t(texts.payment)}>{order.paymentId}</Fact>}
      </dl>
      <div className={classes.parties}>
        <section>
          <h2 className={classes.party}>{t(texts.seller)}</h2>
          <p className={classes.lines}>
            <strong>{seller?.name ?? t(ui.productName)}</strong>
            {seller?.address && <span>{seller.address}</span>}
            {seller?.state && <span>{sellerState ? gstStates[sellerState][language] : seller.state}</span>}
            {gstin && (
              <span>
                {t(texts.gstin)}: {gstin}
              </span>
            )}
          </p>
        </section>
        <section>
          <h2 className={classes.party}>{t(texts.buyer)}</h2>
          <p className={classes.lines}>
            {buyer.name.trim() !== '' && <strong>{buyer.name.trim()}</strong>}
            <span>{email}</span>
            {gstin && buyerGstin && (
              <span>
                {t(texts.gstin)}: {buyerGstin.gstin}
              </span>
            )}
            {gstin && supplyState && (
              <span>
                {t(texts.placeOfSupply)}: {gstStates[supplyState][language]} ({supplyState})
              </span>
            )}
          </p>
        </section>
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(texts.item)}</th>
            {gstin && <th scope="col">{t(texts.serviceCode)}</th>}
            <th scope="col" className={classes.number}>
              {t(gstin ? texts.taxable : texts.total)}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {t(texts.itemText, {
                plan: planText(order.planName, t),
                credits: formatNumber(order.credits, language),
              })}
            </td>
            {gstin && <td>{serviceCode}</td>}
            <td className={classes.number}>{money(gstin ? taxOf(true).taxablePaise : order.amountPaise)}</td>
          </tr>
        </tbody>
        <tfoot>
          {gstin && taxRows()}
          <tr className={classes.total}>
            <th scope="row" colSpan={gstin ? 2 : 1}>
              {t(texts.total)}
            </th>
            <td className={classes.number}>{money(order.amountPaise)}</td>
          </tr>
          {order.refundedPaise > 0 && (
            <tr>
              <th scope="row" colSpan={gstin ? 2 : 1}>
                {t(texts.refunded)}
              </th>
              <td className={classes.number}>{money(-order.refundedPaise)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className={classes.quiet}>{t(gstin ? texts.included : texts.noGst)}</p>
      <p className={classes.quiet}>{t(texts.byComputer)}</p>
    </article>
  );

  function taxOf(isWithinState: boolean) {
    return taxInside(order.amountPaise, { isWithinState });
  }

  function taxRows() {
    const tax = taxOf(supplyState === sellerState);
    const rows =
      tax.kind === 'within-state'
        ? [
            { name: t(texts.cgst, { percent: gstPercent / 2 }), paise: tax.cgstPaise },
            { name: t(texts.sgst, { percent: gstPercent / 2 }), paise: tax.sgstPaise },
          ]
        : [{ name: t(texts.igst, { percent: gstPercent }), paise: tax.igstPaise }];
    return rows.map(({ name, paise }) => (
      <tr key={name}>
        <th scope="row" colSpan={2}>
          {name}
        </th>
        <td className={classes.number}>{money(paise)}</td>
      </tr>
    ));
  }

  /** In a column of amounts all have their paise. */
  function money(paise: number): string {
    const rupees = formatRupees(paise / 100, language);
    return Number.isInteger(paise / 100) ? `${rupees}.00` : rupees;
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
