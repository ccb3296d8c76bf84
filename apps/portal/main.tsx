import { startPortal } from '@portal/host';
import { portal } from 'virtual:portal';

void startPortal(portal);
