// The window of the payment sandbox. It offers what the script of the real gateway offers a page, under the same name.
(() => {
  const base = new URL('.', document.currentScript.src).href;

  const words = {
    en: {
      title: 'Payment sandbox',
      notice: 'This is practice: no money moves, and nothing is asked of any bank.',
      to: (name) => `To ${name}`,
      choose: 'What should happen?',
      pay: (amount) => `Pay ${amount}`,
      late: 'Pay, but the bank is slow',
      refuse: 'Let the bank refuse',
      close: 'Close without paying',
      more: 'More, for testing',
      lost: 'Pay, but the browser never comes back',
      forged: 'Pay, but with a wrong signature',
      lateRefuse: 'The bank is slow and then refuses',
      afterAll: 'The bank refuses, and agrees a little later',
      busy: 'Asking the bank that is none…',
      refused: 'The bank has refused. You can try again.',
      gone: 'It is paid, and this window stays silent, as if the browser had crashed. You can leave the page.',
      broken: 'The sandbox did not answer. Please try again.',
    },
    hi: {
      title: 'भुगतान का अभ्यास',
      notice: 'यह केवल अभ्यास है: कोई पैसा नहीं कटता और किसी बैंक से कुछ नहीं पूछा जाता।',
      to: (name) => `${name} को`,
      choose: 'आगे क्या होना चाहिए?',
      pay: (amount) => `${amount} चुकाएँ`,
      late: 'चुकाएँ, पर बैंक देर लगाए',
      refuse: 'बैंक मना कर दे',
      close: 'बिना चुकाए बंद करें',
      more: 'जाँच के लिए और भी',
      lost: 'चुकाएँ, पर ब्राउज़र लौटकर न आए',
      forged: 'चुकाएँ, पर हस्ताक्षर ग़लत हो',
      lateRefuse: 'बैंक देर लगाए और फिर मना कर दे',
      afterAll: 'बैंक मना करे और थोड़ी देर में मान जाए',
      busy: 'उस बैंक से पूछ रहे हैं जो है ही नहीं…',
      refused: 'बैंक ने मना कर दिया। आप फिर कोशिश कर सकते हैं।',
      gone: 'भुगतान हो गया, पर यह खिड़की चुप रहेगी, जैसे ब्राउज़र बंद हो गया हो। आप पेज छोड़ सकते हैं।',
      broken: 'अभ्यास वाले भुगतान से जवाब नहीं आया। कृपया फिर कोशिश करें।',
    },
  };

  const look = `
    :host { all: initial }
    dialog {
      --paper: #fbf7ef; --ink: #2a2118; --muted: #65584a; --band: #f2dfae; --band-ink: #3d2d05;
      --loud: #775509; --loud-ink: #ffffff; --line: #b9a988;
      box-sizing: border-box; width: min(420px, calc(100vw - 24px)); max-height: calc(100dvh - 24px); overflow: auto;
      padding: 0; border: 2px dashed var(--line); border-radius: 12px; background: var(--paper); color: var(--ink);
      font: 16px/1.6 'Noto Sans', 'Noto Sans Devanagari', system-ui, sans-serif;
    }
    dialog[data-scheme='dark'] {
      --paper: #17130e; --ink: #f3e9d7; --muted: #b7a98f; --line: #6b5c44; --band: #4a3a12; --band-ink: #fbeecb;
      --loud: #e0b65c; --loud-ink: #221a08;
    }
    dialog::backdrop { background: rgb(23 19 14 / 60%) }
    .band { margin: 0; padding: 12px 20px; background: var(--band); color: var(--band-ink) }
    .body { padding: 16px 20px 20px }
    h2 { margin: 0; font-size: 22px; line-height: 1.35; outline: none }
    p { margin: 0 }
    .what { margin: 4px 0 0; color: var(--muted); overflow-wrap: anywhere }
    .amount { margin: 8px 0 16px; font-size: 28px; line-height: 1.3; font-variant-numeric: tabular-nums }
    .ways, .more div { display: grid; gap: 8px }
    .more { margin-top: 12px; border-top: 1px solid var(--line); padding-top: 4px }
    summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; color: var(--muted) }
    summary::before { content: '+'; width: 24px; font-weight: 600 }
    details[open] summary::before { content: '−' }
    button {
      min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent;
      color: inherit; font: inherit; text-align: start; cursor: pointer;
    }
    button.loud { border-color: var(--loud); background: var(--loud); color: var(--loud-ink); font-weight: 600; text-align: center }
    button:disabled { cursor: default; opacity: .6 }
    button:focus-visible, summary:focus-visible { outline: 3px solid var(--loud); outline-offset: 2px }
    .status { min-height: 26px; margin-top: 12px }
  `;

  class Razorpay {
    #options;
    #listeners = new Map();
    #host;
    #dialog;

    constructor(options) {
      if (!options?.key || !options.order_id) throw new Error('`key` and `order_id` are mandatory');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#dialog) return;
      this.#host = document.createElement('div');
      const shadow = this.#host.attachShadow({ mode: 'open' });
      const style = document.createElement('style');
      style.textContent = look;
      this.#dialog = this.#draw();
      shadow.append(style, this.#dialog);
      document.body.append(this.#host);
      this.#dialog.showModal();
      this.#dialog.querySelector('h2').focus();
    }

    /** Takes the window away without a word to the page. */
    close() {
      this.#dialog?.close();
      this.#host?.remove();
      this.#dialog = undefined;
      this.#host = undefined;
    }

    #draw() {
      const { amount, name = '', description = '' } = this.#options;
      const language = this.#language();
      const t = words[language];
      const rupees = new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: Number(amount) % 100 === 0 ? 0 : 2,
      }).format(Number(amount) / 100);
      const status = element('p', { className: 'status' });
      status.setAttribute('role', 'status');
      const say = (text) => (status.textContent = text);
      const way = (label, className, act) => {
        const button = element('button', { type: 'button', className, textContent: label });
        button.addEventListener('click', act);
        return button;
      };
      const pay = (chosen, then) => () => void this.#pay(chosen, then, { t, say });
      const done = (answer) => this.#finish(answer);

      const heading = element('h2', { id: 'title', tabIndex: -1, textContent: t.title });
      const band = element(
        'div',
        { className: 'band' },
        element('p', { id: 'notice', textContent: t.notice }),
      );
      const other = language === 'hi' ? 'en' : 'hi';
      band.append(element('p', { lang: other, textContent: words[other].notice }));
      const more = element(
        'details',
        { className: 'more' },
        element('summary', { textContent: t.more }),
        element(
          'div',
          {},
          way(
            t.lost,
            '',
            pay('yes', () => say(t.gone)),
          ),
          way(
            t.forged,
            '',
            pay('yes', (answer) => done({ ...answer, razorpay_signature: '0'.repeat(64) })),
          ),
          way(t.lateRefuse, '', pay('late no', done)),
          way(t.afterAll, '', pay('no, then yes', done)),
        ),
      );
      const dialog = element(
        'dialog',
        { lang: language },
        band,
        element(
          'div',
          { className: 'body' },
          heading,
          element('p', {
            className: 'what',
            textContent: [description, name && t.to(name)].filter(Boolean).join(' · '),
          }),
          element('p', { className: 'amount', textContent: rupees }),
          element(
            'div',
            { className: 'ways' },
            way(t.pay(rupees), 'loud', pay('yes', done)),
            way(t.late, '', pay('late', done)),
            way(t.refuse, '', pay('no', done)),
            way(t.close, '', () => this.#dismiss()),
          ),
          status,
          more,
        ),
      );
      dialog.dataset.scheme = isDark() ? 'dark' : 'light';
      dialog.setAttribute('aria-labelledby', 'title');
      dialog.setAttribute('aria-describedby', 'notice');
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss();
      });
      return dialog;
    }

    async #pay(chosen, then, { t, say }) {
      const buttons = [...this.#dialog.querySelectorAll('button')];
      const focused = this.#host.shadowRoot.activeElement;
      for (const button of buttons) button.disabled = true;
      say(t.busy);
      const { key, order_id: orderId } = this.#options;
      try {
        const response = await fetch(`${base}checkout/${encodeURIComponent(orderId)}/pay`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key_id: key, way: chosen }),
        });
        const answer = await response.json();
        if (response.ok) {
          then(answer);
          return;
        }
        say(
          answer.error?.step === 'payment_authorization'
            ? t.refused
            : (answer.error?.description ?? t.broken),
        );
        this.#emit('payment.failed', { error: answer.error });
      } catch {
        say(t.broken);
      }
      for (const button of buttons) button.disabled = false;
      focused?.focus();
    }

    #finish(answer) {
      this.close();
      this.#options.handler?.(answer);
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    #emit(event, detail) {
      for (const listener of this.#listeners.get(event) ?? []) listener(detail);
    }

    #language() {
      const wanted = this.#options.config?.display?.language ?? document.documentElement.lang;
      return String(wanted).startsWith('hi') ? 'hi' : 'en';
    }
  }

  function isDark() {
    const chosen = document.documentElement.dataset.mantineColorScheme;
    return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }

  function element(tag, properties, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  window.Razorpay = Razorpay;
})();
