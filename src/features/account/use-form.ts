import { useRef, useState, type FormEvent } from 'react';
import type { FieldErrors } from './validate.ts';

export interface Form<Field extends string> {
  values: Record<Field, string>;
  errors: FieldErrors<Field>;
  isBusy: boolean;
  /** What an input of this field needs. */
  field(name: Field): {
    name: Field;
    value: string;
    onChange(event: { currentTarget: { value: string } }): void;
  };
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * A form whose fields are checked when it is sent; after that the messages follow the typing. The first field with a
 * message gets the focus. While sending, further sends are ignored.
 */
export function useForm<Field extends string>(
  initial: Record<Field, string>,
  check: (values: Record<Field, string>) => FieldErrors<Field>,
  send: (values: Record<Field, string>) => Promise<void>,
): Form<Field> {
  const [values, setValues] = useState(initial);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const errors: FieldErrors<Field> = wasSent ? check(values) : {};

  async function submit(form: HTMLFormElement): Promise<void> {
    setWasSent(true);
    // Names in the order of the fields on the page.
    const found = check(values);
    const first = [...form.elements].find(
      (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name in found,
    );
    if (first) {
      first.focus();
      return;
    }
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    try {
      await send(values);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return {
    values,
    errors,
    isBusy,
    field: (name) => ({
      name,
      value: values[name],
      onChange: ({ currentTarget: { value } }) => setValues((before) => ({ ...before, [name]: value })),
    }),
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
