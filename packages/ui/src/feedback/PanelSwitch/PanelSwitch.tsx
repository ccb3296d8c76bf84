import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../../layout/Section.tsx';
import { ForbiddenNotice } from '../ForbiddenNotice/ForbiddenNotice.tsx';
import { ProblemPanel } from '../ProblemPanel/ProblemPanel.tsx';
import { SkeletonRegion } from '../Skeleton/SkeletonRegion.tsx';
import type { PanelView } from './panel-view.ts';

export interface PanelSwitchProps<T> extends Pick<SectionProps, 'title' | 'level' | 'description' | 'actions'> {
  view: PanelView<T>;
  /** Stands while the panel is loading, as tall as what comes. */
  skeleton: ReactNode;
  skeletonLabel?: string;
  /** How much of the screen a failure takes: a panel when left out. */
  scope?: 'page' | 'panel' | undefined;
  /** Says what could not be loaded. */
  failedTitle: string;
  /** Rendered instead of a failure of what is not there (404), which trying again would not change; null leaves the panel out. */
  notFound?: ReactNode;
  /** Rendered instead of a notice for whoever may not see it; null leaves the panel out. */
  forbidden?: ReactNode;
  /** Rendered when there is nothing; without it the panel is left out, title and all. */
  empty?: ReactNode;
  /** Null leaves the panel out too. */
  children: (data: T) => ReactNode;
}

/** A part of a page that loads by itself: it has its own skeleton, its own failure with a way to try again, and its own emptiness. */
export function PanelSwitch<T>(props: PanelSwitchProps<T>) {
  const { title, level, description, actions } = props;
  const content = contentOf(props);
  if (content === null || title === undefined) return content;
  return (
    <Section title={title} {...{ level, description, actions }}>
      {content}
    </Section>
  );
}

function contentOf<T>(props: PanelSwitchProps<T>): ReactNode {
  const { view, title, failedTitle, empty = null, scope = 'panel' } = props;
  const notice = { title: failedTitle, scope, headingLevel: title === undefined ? 2 : 3 } as const;
  switch (view.state) {
    case 'loading':
      return <SkeletonRegion label={props.skeletonLabel}>{props.skeleton}</SkeletonRegion>;
    case 'empty':
      return empty;
    case 'failed':
      if (props.notFound !== undefined && view.problem.status === 404) return props.notFound;
      return <ProblemPanel {...notice} detail={view.problem.message} onRetry={() => view.retry()} />;
    case 'forbidden':
      if (props.forbidden !== undefined) return props.forbidden;
      return <ForbiddenNotice {...notice} text={view.problem.message} />;
    case 'ready':
      return props.children(view.data);
  }
}
