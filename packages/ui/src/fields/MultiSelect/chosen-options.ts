interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** The options whose words hold what is typed, whatever its case and accents. */
export function optionsFound<Each extends Option>(options: readonly Each[], text: string): Each[] {
  const wanted = plain(text.trim());
  return options.filter(({ label, description = '' }) => plain(`${label} ${description}`).includes(wanted));
}

/**
 * What is chosen after `chosen` of the shown options are: what is chosen out of sight stays so. In the
 * order of the options.
 */
export function withShown(
  options: readonly Option[],
  value: readonly string[],
  shown: readonly Option[],
  chosen: ReadonlySet<string>,
): string[] {
  const isShown = new Set(shown.map((option) => option.value));
  const next = options.filter((each) =>
    isShown.has(each.value) ? chosen.has(each.value) : value.includes(each.value),
  );
  return next.map((option) => option.value);
}

/** All that can be chosen of the shown, or none of them when all were. */
export function shownToggled(shown: readonly Option[], value: readonly string[]): Set<string> {
  const open = shown.filter((option) => !option.isDisabled);
  const isOn = open.every((option) => value.includes(option.value));
  const lockedChoices = shown.filter((option) => option.isDisabled && value.includes(option.value));
  return new Set([...(isOn ? [] : open), ...lockedChoices].map((option) => option.value));
}

function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
