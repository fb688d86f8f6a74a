/** Presses the button that asks for this, as a click would; false where there is none to be pressed. */
export function pressButton(within: ParentNode | null, intent: string): boolean {
  const named = within?.querySelectorAll<HTMLButtonElement>(`button[name="intent"][value="${intent}"]`) ?? [];
  const button = [...named].find((one) => !one.disabled && one.checkVisibility());
  button?.click();
  return button !== undefined;
}
