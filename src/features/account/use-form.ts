import { useRef, useState, type FormEvent } from 'react';
import { dismissFailure } from '#ui/toast.ts';
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
 * message gets the focus. While sending, further sends are ignored, and what was told of an earlier one is gone. `send` answers what the server has against a field,
 * which is shown until that field is changed.
 */
export function useForm<Field extends string>(
  initial: Record<Field, string>,
  check: (values: Record<Field, string>) => FieldErrors<Field>,
  send: (values: Record<Field, string>) => Promise<FieldErrors<Field> | undefined>,
): Form<Field> {
  const [values, setValues] = useState(initial);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<FieldErrors<Field>>({});
  const isSending = useRef(false);
  const errors: FieldErrors<Field> = wasSent ? { ...refused, ...check(values) } : {};

  async function submit(form: HTMLFormElement): Promise<void> {
    setWasSent(true);
    if (focusFirst(form, check(values)) || isSending.current) return;
    isSending.current = true;
    dismissFailure();
    setIsBusy(true);
    setRefused({});
    try {
      const found = await send(values);
      if (!found) return;
      setRefused(found);
      focusFirst(form, found);
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
      onChange: ({ currentTarget: { value } }) => {
        setValues((before) => ({ ...before, [name]: value }));
        setRefused((before) => without(before, name));
      },
    }),
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

/** Leads to the first field, in the order of the page, that has a message; false where there is none. */
function focusFirst(form: HTMLFormElement, found: object): boolean {
  const first = [...form.elements].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name in found,
  );
  first?.focus();
  return first !== undefined;
}

function without<Field extends string>(errors: FieldErrors<Field>, name: Field): FieldErrors<Field> {
  const { ...others } = errors;
  delete others[name];
  return others;
}
