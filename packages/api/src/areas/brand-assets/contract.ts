import { anyone } from '../../contract/access.ts';
import { blob, endpoint } from '../../contract/endpoint.ts';

export const brandAssets = {
  file: endpoint({
    method: 'GET',
    path: '/brand-assets/{file}',
    service: 'product',
    summary: 'A logo, or what is to be read before it is used',
    access: anyone('settings'),
    response: blob(),
    problems: ['not_found'],
  }),
};
