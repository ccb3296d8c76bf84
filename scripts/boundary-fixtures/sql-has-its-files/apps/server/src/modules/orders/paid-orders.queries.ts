export const payOrders = (sql: (text: TemplateStringsArray) => void) => sql`update orders set is_paid = true`;
