import type { Problem, View } from '@portal/kit';
import { ViewSwitch } from '@portal/kit';
import { Density, Heading, ProblemPanel, SkeletonRegion, Skeleton, Spread, Stack, Text } from '@portal/ui';
import type { ReactNode } from 'react';

export interface PeopleListProps<Data> {
  title: string;
  intro?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Above the list, whatever became of it. */
  filters?: ReactNode;
  view: View<Data>;
  loadingLabel: string;
  failedTitle: string;
  children: (data: Data) => ReactNode;
}

/** A page of a community's admin area about its people: title, filters, and the list with what becomes of it. */
export function PeopleList<Data>({ view, loadingLabel, failedTitle, ...props }: PeopleListProps<Data>) {
  const failed = (problem: Problem, retry?: () => void) => (
    <ProblemPanel scope="panel" title={failedTitle} detail={problem.message} onRetry={retry} />
  );
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Spread align="center">
          <Heading level={1} isFocusable>
            {props.title}
          </Heading>
          {props.action}
        </Spread>
        {props.intro !== undefined && <Text tone="quiet">{props.intro}</Text>}
      </Stack>
      <Density value="compact">
        <Stack gap={4}>
          {props.filters}
          <ViewSwitch
            view={view}
            loading={() => (
              <SkeletonRegion label={loadingLabel}>
                <Skeleton lines={12} />
              </SkeletonRegion>
            )}
            empty={() => null}
            failed={failed}
            forbidden={(problem) => failed(problem)}
            ready={props.children}
          />
        </Stack>
      </Density>
    </Stack>
  );
}
