export const addOrder = () => 'order';
