import { Banner, Button, Inline, RichText, Stack, Text } from '@portal/ui';

export interface TheirTextProps {
  /** That it was saved since. */
  intro: string;
  title: string;
  html: string;
  keepLabel: string;
  /** What is written here replaces it with the next press. */
  onKeep: () => void;
}

/** The text that somebody else has saved since this one was read, before it is replaced. */
export function TheirText({ intro, title, html, keepLabel, onKeep }: TheirTextProps) {
  return (
    <Banner tone="caution" role="alert">
      <Stack gap={3}>
        {intro}
        <Text weight="semibold">{title}</Text>
        <RichText html={html} />
        <Inline>
          <Button size="sm" onPress={onKeep}>
            {keepLabel}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
