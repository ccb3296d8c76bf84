import { ProblemPanel } from '@portal/ui';
import { Component, type ReactNode } from 'react';

interface PageErrorBoundaryProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Keeps the shell when a page breaks or its code cannot be loaded; trying again loads the page anew. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ProblemPanel
        size="page"
        title={this.props.title}
        text={this.props.text}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
