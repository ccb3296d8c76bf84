export const orders = 'orders';

export interface Order {
  id: string;
}
