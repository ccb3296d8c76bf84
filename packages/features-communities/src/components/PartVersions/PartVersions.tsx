import { Grid, Heading, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';

export interface PartVersion {
  /** Whose it is, or when it was so. */
  label: string;
  content: ReactNode;
}

export interface PartVersionsProps {
  name: string;
  versions: readonly [PartVersion, PartVersion];
  /** What is asked about them. */
  children?: ReactNode;
}

/** What two versions say of one part, beside each other where there is space. */
export function PartVersions({ name, versions, children }: PartVersionsProps) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size="sm">
        {name}
      </Heading>
      <Grid minColumn="md" gap={4}>
        {versions.map(({ label, content }) => (
          <Stack key={label} gap={1}>
            <Text size="sm" tone="quiet">
              {label}
            </Text>
            {content}
          </Stack>
        ))}
      </Grid>
      {children}
    </Stack>
  );
}
