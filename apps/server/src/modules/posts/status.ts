import { postStatuses } from '@portal/api/contract';

export function isPublished(status: number): boolean {
  return status === postStatuses.default || status === postStatuses.published;
}
