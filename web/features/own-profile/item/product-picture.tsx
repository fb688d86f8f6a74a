import Package from 'lucide-react/icons/package';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { PictureForm } from '../part/picture-form.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile, ProfileLists } from '../profile-types.ts';

/** Width by height of what the page shows. */
const RATIO = 4 / 3;

/** The picture of a product; what is said of it to those who hear it is its name, which stands beside it. */
export function ProductPicture({
  profile,
  product,
  error,
}: {
  profile: OwnProfile;
  product: ProfileLists['product'][number];
  error: string | undefined;
}) {
  const t = useT();
  return (
    <PictureForm
      name="product"
      label={t('own-profile:picture.product')}
      ratio={RATIO}
      call={`/base-api/me/profile/${profile.id}/product/${product.id}/picture/`}
      action={profileTo(profile, { part: 'product', item: product.id })}
      hidden={{ picture: 'product', item: product.id }}
      done={t('own-profile:done.picture')}
      stored={product.picture}
      error={error}
    >
      {product.picture ? (
        <img src={product.picture.url} alt="" className="own-product" />
      ) : (
        <span className="own-product" aria-hidden="true">
          <Icon of={Package} size="l" />
        </span>
      )}
    </PictureForm>
  );
}
