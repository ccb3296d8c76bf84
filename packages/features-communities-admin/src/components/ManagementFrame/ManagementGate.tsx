import { useReplacement } from '@portal/features-communities/parts';
import { useDestinations, useViewer } from '@portal/kit';
import type { ReactNode } from 'react';
import { managementDestinations } from '../../destinations.ts';
import { type ManagementTab, tabsFor } from '../../model/management-tabs.ts';

export interface ManagementGateProps {
  tab: ManagementTab;
  children: ReactNode;
}

/** A page of the management for those who hold its flag. Who holds another is led to the first page that this one opens; who holds none, the host leads home. */
export function ManagementGate({ tab, children }: ManagementGateProps) {
  const to = useDestinations(managementDestinations);
  const tabs = tabsFor(useViewer()?.permissions ?? []);
  const isOpen = tabs.some(({ id }) => id === tab);
  const [first] = tabs;
  useReplacement(isOpen || first === undefined ? undefined : to[first.id]());
  return isOpen ? children : null;
}
