/** A story's lists in every form that can be written down; no file of stories itself, so that it ticks nothing. */
const ofTheForm = ['ABC-101', /* one on its line */ 'ABC-102'] as const;
const ofTheList = [
  // 'ABC-900' is left out, and so is [ABC-901].
  'ABC-103',
  ...ofTheForm,
] satisfies string[];
const behaviours = ['ABC-110', ...ofTheList];
const one = 'ABC-120';

export const stories = {
  Short: { parameters: { behaviours: ['ABC-001'] } },
  Spread: { parameters: { behaviours: [...['ABC-002', 'ABC-003'], ...['ABC-004'], 'ABC-005'] } },
  Deep: { parameters: { behaviours: [...['ABC-006', ...['ABC-007', ...['ABC-008']]], 'ABC-009'] } },
  Constants: { parameters: { behaviours: [one, ...ofTheList, `ABC-121`] } },
  Named: { parameters: { behaviours: ofTheForm } },
  Shorthand: { parameters: { behaviours } },
  Commented: {
    parameters: {
      behaviours: [
        'ABC-130', // the end ]
        /* ['ABC-902'], */
        'ABC-131',
      ],
    },
  },
};
