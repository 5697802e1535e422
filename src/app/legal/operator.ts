/** Who runs this site, as the legal pages name them. */
import { useEffect, useState } from 'react';
import { getSettings, type Operator } from '../../platform/settings.ts';

const UNKNOWN_OPERATOR: Operator = {
  name: null,
  address: null,
  country: null,
  email: null,
  phone: null,
  representative: null,
  register: null,
  vatId: null,
};

/** Fields that the law requires of everyone, by the words parents use. The others apply to some. */
const REQUIRED = {
  name: 'name',
  address: 'postal address',
  country: 'country',
  email: 'e-mail address',
  phone: 'telephone number',
} as const satisfies Partial<Record<keyof Operator, string>>;

/** The required fields that the operator has not set. */
export function missingFields(operator: Operator): readonly string[] {
  return Object.entries(REQUIRED).flatMap(([field, words]) =>
    operator[field as keyof Operator] ? [] : [words],
  );
}

/** Fills a text's `{name}`, `{address}`, `{country}` and `{email}`; describes what is missing. */
export function fillOperator(text: string, { name, address, country, email }: Operator): string {
  const placeholders: Record<string, string> = {
    name: name ?? 'whoever runs this site',
    address: address?.replace(/\s*\n\s*/g, ', ') ?? 'at a postal address that is not given here yet',
    country: country ?? 'the country where whoever runs this site has their seat',
    email: email ?? 'an e-mail address that is not given here yet',
  };
  return text.replace(/\{(\w+)\}/g, (slot, field: string) => placeholders[field] ?? slot);
}

/** The operator, and whether the settings are loaded: a prerendered page cannot know them. */
export function useOperator(): { operator: Operator; isLoaded: boolean } {
  const [operator, setOperator] = useState<Operator>();
  useEffect(() => {
    let cancelled = false;
    getSettings().then(
      (settings) => !cancelled && setOperator(settings.operator ?? UNKNOWN_OPERATOR),
      // Offline, the page shows its general words.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, []);
  return { operator: operator ?? UNKNOWN_OPERATOR, isLoaded: operator !== undefined };
}
