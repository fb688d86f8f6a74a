/** Sizes that the specification names (section 9) and the style sheets hold. */
export const SPECIFIED = {
  breakpoints_px: [320, 640, 768, 1024, 1280, 1536],
  search_dialog_max_px: 768,
  login_dialog_max_px: 400,
  navigation_menu_max_rem: 35,
  nested_menu_max_rem: 10,
  profile_dropdown_max_width_px: 300,
  profile_dropdown_max_height_px: 550,
  video_min_height_px: 350,
  progress_ms: 5000,
} as const;
