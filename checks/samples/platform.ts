/**
 * Members of the platform's own classes that SDK views inherit. A view's
 * member must be the SDK's or stand here; add one when a sample needs it.
 */

const words = (text: string): string[] => text.trim().split(/\s+/);

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Properties of `android.view.View` and `ViewGroup`, by their Kotlin names. */
const androidProperties = words(`
  accessibilityDelegate accessibilityLiveRegion adapter alpha animation background
  backgroundTintList bottom childCount clipBounds clipChildren clipToOutline clipToPadding
  context contentDescription display elevation foreground handler height id
  importantForAccessibility isActivated isAttachedToWindow isClickable isEnabled isFocusable
  isInLayout isLaidOut isLongClickable isPressed isSelected isShown keepScreenOn layoutDirection
  layoutParams left measuredHeight measuredWidth minimumHeight minimumWidth onFocusChangeListener
  outlineProvider overlay paddingBottom paddingEnd paddingLeft paddingRight paddingStart paddingTop
  parent pivotX pivotY resources right rootView rotation rotationX rotationY scaleX scaleY scrollX
  scrollY systemUiVisibility tag top transitionName translationX translationY translationZ
  viewTreeObserver visibility width windowInsetsController windowToken x y z
`);
/** Methods of the same classes, with the extensions of Android KTX. */
const androidMethods = words(`
  addOnAttachStateChangeListener addOnLayoutChangeListener addView addViewInLayout animate
  announceForAccessibility attachViewToParent bringChildToFront bringToFront children
  clearAnimation clearFocus dispatchApplyWindowInsets doOnAttach doOnDetach doOnLayout
  doOnNextLayout doOnPreDraw findFocus findViewById findViewWithTag forEach forceLayout
  getChildAt getGlobalVisibleRect getHitRect getLocalVisibleRect getLocationInWindow
  getLocationOnScreen hasFocus indexOfChild invalidate isGone isInvisible isVisible layout measure
  performClick post postDelayed postInvalidate removeAllViews removeCallbacks
  removeOnAttachStateChangeListener removeOnLayoutChangeListener removeView removeViewAt
  requestApplyInsets requestFocus requestLayout setBackgroundColor setBackgroundResource
  setLayerType setOnApplyWindowInsetsListener setOnClickListener setOnLongClickListener
  setOnTouchListener setPadding setPaddingRelative setWillNotDraw startAnimation updateLayoutParams
  updatePadding
`);

/** Names that may follow an SDK view on Android, beside the SDK's own. */
export const androidViewMembers: ReadonlySet<string> = new Set([
  ...androidMethods,
  ...androidProperties,
  ...androidProperties.flatMap((name) => {
    const stem = name.replace(/^is(?=[A-Z])/, '');
    return [`get${capital(stem)}`, `set${capital(stem)}`, `is${capital(stem)}`];
  }),
]);

/** Properties of `UIView`, `UIResponder` and `NSObject` that both languages spell alike. */
const appleProperties = words(`
  accessibilityElements accessibilityHint accessibilityIdentifier accessibilityLabel
  accessibilityTraits accessibilityValue alpha autoresizesSubviews autoresizingMask
  backgroundColor bottomAnchor bounds center centerXAnchor centerYAnchor clipsToBounds constraints
  contentMode debugDescription description firstBaselineAnchor frame gestureRecognizers hash
  heightAnchor inputAccessoryView inputView insetsLayoutMarginsFromSafeArea intrinsicContentSize
  isAccessibilityElement lastBaselineAnchor layer layoutMargins layoutMarginsGuide leadingAnchor
  leftAnchor mask maskView nextResponder preservesSuperviewLayoutMargins readableContentGuide
  rightAnchor safeAreaInsets safeAreaLayoutGuide semanticContentAttribute subviews superview tag
  tintColor topAnchor trailingAnchor traitCollection transform
  translatesAutoresizingMaskIntoConstraints undoManager widthAnchor window
`);

/** Base names of members that Swift code may call on an SDK view, beside the SDK's own. */
export const swiftViewMembers: ReadonlySet<string> = new Set([
  ...appleProperties,
  ...words(`
    isHidden isOpaque isUserInteractionEnabled isFirstResponder isMultipleTouchEnabled
    isExclusiveTouch next self init Type addSubview addConstraint addConstraints
    addGestureRecognizer addInteraction becomeFirstResponder bringSubviewToFront conforms convert
    didMoveToSuperview didMoveToWindow draw hitTest insertSubview invalidateIntrinsicContentSize
    isDescendant isEqual isKind layoutIfNeeded layoutSubviews perform point removeConstraint
    removeConstraints removeFromSuperview removeGestureRecognizer resignFirstResponder responds
    sendSubviewToBack setContentCompressionResistancePriority setContentHuggingPriority
    setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints setValue sizeThatFits sizeToFit
    snapshotView systemLayoutSizeFitting updateConstraints value viewWithTag
  `),
]);

const objcProperties = [
  ...appleProperties,
  ...words('hidden opaque userInteractionEnabled multipleTouchEnabled exclusiveTouch'),
];

/** Selectors that Objective-C code may send to an SDK view, beside the SDK's own. */
export const objcViewMembers: ReadonlySet<string> = new Set([
  ...objcProperties,
  ...objcProperties.map((name) => `set${capital(name)}:`),
  ...words(`
    alloc init new class self copy retain release autorelease initWithFrame: initWithCoder:
    isHidden isOpaque isUserInteractionEnabled isFirstResponder addSubview: addConstraint:
    addConstraints: addGestureRecognizer: becomeFirstResponder bringSubviewToFront:
    conformsToProtocol: insertSubview:atIndex: insertSubview:aboveSubview:
    insertSubview:belowSubview: invalidateIntrinsicContentSize isDescendantOfView: isEqual:
    isKindOfClass: isMemberOfClass: layoutIfNeeded layoutSubviews performSelector:
    removeConstraint: removeConstraints: removeFromSuperview removeGestureRecognizer:
    resignFirstResponder respondsToSelector: sendSubviewToBack: setNeedsDisplay setNeedsLayout
    setNeedsUpdateConstraints setValue:forKey: sizeThatFits: sizeToFit valueForKey: viewWithTag:
  `),
]);
