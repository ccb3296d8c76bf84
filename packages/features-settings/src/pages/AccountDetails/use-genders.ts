import { type Gender, genders } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { settingsMessages } from '../../messages.ts';

const labels = { M: 'genderM', F: 'genderF', X: 'genderX', T: 'genderT', Z: 'genderZ' } as const satisfies Record<
  Gender,
  string
>;

/** The genders to choose from, and what a code means. */
export function useGenders() {
  const t = useMessages(settingsMessages);
  const options = genders.map((value) => ({ value: value as string, label: t(labels[value]) }));
  return {
    options,
    /** Nothing for whoever has not said. */
    labelOf: (code: string) => options.find(({ value }) => value === code)?.label ?? '',
  };
}
