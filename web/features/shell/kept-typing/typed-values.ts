/** What a control that somebody can type or choose in holds; null for all others. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords, codes, files and what the form itself sends are nobody's words; the field for robots is nobody's at all. */
const NOT_TYPED = /^(hidden|password|file|submit|button|reset|image)$/;
const NOT_WORDS = /^(nickname|code)$|password/;

const isTyped = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== '' &&
  // A password that is looked at is in a field for text.
  !NOT_WORDS.test(element.name) &&
  !NOT_TYPED.test(element.type);

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isTyped);

/** Boxes of one name are distinguished by their values. */
const nameOf = (control: Control): string =>
  control.type === 'checkbox' ? `${control.name}=${control.value}` : control.name;

/** Whether a control says something else than it began with. */
function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return control.value !== control.defaultValue;
}

/** What was typed and chosen in a form, by name, where it differs from what the form began with. */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (!isChanged(control)) continue;
    if (control.type === 'checkbox') values[nameOf(control)] = String((control as HTMLInputElement).checked);
    else if (control.type !== 'radio' || (control as HTMLInputElement).checked)
      values[control.name] = control.value;
  }
  return values;
}

/** Puts back what was typed, as if it were typed again; what somebody wrote meanwhile stays. */
export function typeAgain(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const control of controlsOf(form)) {
    const value = values[nameOf(control)];
    if (value === undefined || isChanged(control)) continue;
    if (isTicked(control)) {
      const isWanted = control.type === 'checkbox' ? value === 'true' : control.value === value;
      if (isWanted !== control.checked && (isWanted || control.type === 'checkbox')) control.click();
      continue;
    }
    control.value = value;
    // Letter counters and the page listen to typing.
    for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}
