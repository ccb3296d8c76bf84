import type { Endpoint } from '@portal/api/contract';

/** Whether a call is about an object of an area. */
export function isOn({ access }: Endpoint, area: string): boolean {
  return access.rule === 'object' && access.area === area;
}

/** Whether a call names a community by its alias. */
export function isByAlias({ access }: Endpoint): boolean {
  return access.rule === 'object' && access.at.name === 'alias';
}
