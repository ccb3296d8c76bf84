export async function play(page: { waitForTimeout(ms: number): Promise<void> }) {
  await page.waitForTimeout(2_000);
}
