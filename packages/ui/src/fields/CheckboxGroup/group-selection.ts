interface Option {
  readonly value: string;
  readonly isDisabled?: boolean | undefined;
}

/** How much of what can be chosen is. */
export function allChosen(options: readonly Option[], value: readonly string[]): 'all' | 'some' | 'none' {
  const open = options.filter((option) => !option.isDisabled);
  if (open.length > 0 && open.every((option) => value.includes(option.value))) return 'all';
  return options.some((option) => value.includes(option.value)) ? 'some' : 'none';
}

/** All on, or all off when they were; what is disabled stays as it is. */
export function toggleAll(options: readonly Option[], value: readonly string[]): string[] {
  const isOn = allChosen(options, value) !== 'all';
  return inOrder(options, (option) => (option.isDisabled ? value.includes(option.value) : isOn));
}

export function toggleOne(options: readonly Option[], value: readonly string[], one: string): string[] {
  return inOrder(options, (option) => value.includes(option.value) !== (option.value === one));
}

function inOrder(options: readonly Option[], isChosen: (option: Option) => boolean): string[] {
  return options.filter(isChosen).map((option) => option.value);
}
