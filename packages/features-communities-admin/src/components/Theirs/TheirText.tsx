import { Banner, Button, Inline, RichText, Stack, Text } from '@portal/ui';

export interface TheirTextProps {
  /** That it was saved since. */
  intro: string;
  title: string;
  /** Null as long as it is not read. */
  html: string | null;
  keepLabel: string;
  /** What is written here replaces it with the next press. */
  onKeep: () => void;
  /** Gives up what is written here. */
  take?: { label: string; onPress: () => void };
}

/** The text that somebody else has saved since this one was read, before it is replaced. */
export function TheirText({ intro, title, html, keepLabel, onKeep, take }: TheirTextProps) {
  return (
    <Banner tone="caution" role="alert">
      <Stack gap={3}>
        {intro}
        {html !== null && (
          <>
            <Text weight="semibold">{title}</Text>
            <RichText html={html} />
            <Inline gap={3}>
              {take !== undefined && (
                <Button size="sm" onPress={take.onPress}>
                  {take.label}
                </Button>
              )}
              <Button size="sm" onPress={onKeep}>
                {keepLabel}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Banner>
  );
}
