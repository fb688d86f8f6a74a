/** How many people a startup employs; slugs are the ranges themselves. */
export const EMPLOYEE_RANGES = ['1-5', '6-10', '11-20', '21-50', '51-100', '101-250', '251+'] as const;
export type EmployeeRange = (typeof EMPLOYEE_RANGES)[number];

/** As shown: "11–20". */
export function employeeRangeText(range: EmployeeRange): string {
  return range.replace('-', '–');
}
