import { Heading, Stack, Text } from '@portal/ui';

export interface PageTitleProps {
  title: string;
  /** A sentence below; null where there is nothing to say. */
  intro: string | null;
}

/** What a page is called, and what it is for. */
export function PageTitle({ title, intro }: PageTitleProps) {
  return (
    <Stack gap={2}>
      <Heading level={1} size="2xl">
        {title}
      </Heading>
      {intro !== null && <Text tone="quiet">{intro}</Text>}
    </Stack>
  );
}
